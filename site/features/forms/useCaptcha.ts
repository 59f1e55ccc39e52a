import type { CaptchaProps, CaptchaState } from '@afterglow/design-system/forms/Captcha';
import { useRef, useState } from 'react';
import { solveCaptcha } from '../../data/captcha.ts';
import { fetcher } from '../../runtime/data/fetcher.ts';
import { useConfig } from '../../shared/config.ts';
import { useSubmitted } from '../../shared/submitted.ts';

interface CaptchaControl {
  /** Props of the captcha component. */
  props: Pick<CaptchaProps, 'state' | 'question' | 'onRetry'>;
  /** Starts solving, unless that has started already. */
  start: () => void;
  /**
   * For `useSubmit`. Sends the form with the solution; as a solution is accepted only once, a refused form solves anew.
   */
  submitting: {
    complete: () => Promise<{ captcha: string } | null>;
    onRefused: () => void;
    /** The sent solution is used up: a form that is filled in again starts anew. */
    onSent: () => void;
  };
}

/** Manages the captcha of a form. Loads nothing before the visitor begins to fill the form in. */
export function useCaptcha(): CaptchaControl {
  const { question } = useSubmitted();
  const { captchaKey } = useConfig().brand;
  const [state, setState] = useState<CaptchaState>('idle');
  const pending = useRef<Promise<string | null>>(null);
  const solve = (): Promise<string | null> => {
    setState('working');
    const solving = solveCaptcha(fetcher, captchaKey).catch(() => null);
    void solving.then((text) => {
      if (pending.current !== solving) return;
      if (text === null) pending.current = null;
      setState(text === null ? 'failed' : 'solved');
    });
    pending.current = solving;
    return solving;
  };
  const solution = () => pending.current ?? solve();
  return {
    props: { state, question, onRetry: () => void solve() },
    start: () => void solution(),
    submitting: {
      complete: async () => {
        const text = await solution();
        return text === null ? null : { captcha: text };
      },
      onRefused: () => void solve(),
      onSent: () => {
        pending.current = null;
        setState('idle');
      },
    },
  };
}
