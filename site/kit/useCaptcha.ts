import type { CaptchaProps, CaptchaState } from '@afterglow/design-system/forms/Captcha';
import { useRef, useState } from 'react';
import { solveCaptcha } from '../data/captcha.ts';
import { fetcher } from '../data/fetcher.ts';
import { useConfig } from './config.ts';
import { useSubmitted } from './submitted.ts';

interface CaptchaControl {
  /** For the component. */
  props: Pick<CaptchaProps, 'state' | 'question' | 'onRetry'>;
  /** Begins to solve it, unless it has begun. */
  start: () => void;
  /** For `useSubmit`: the form is sent with the solution, and as that is accepted once, a refused form begins anew. */
  submitting: {
    complete: () => Promise<{ captcha: string } | null>;
    onRefused: () => void;
    /** What was sent is used up: a form that is filled in again begins anew. */
    onSent: () => void;
  };
}

/** The captcha of a form. Nothing is loaded before somebody begins to fill the form in. */
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
