import { color, font, media, space } from '@afterglow/tokens';
import { useEffect, useId, useRef, type ComponentProps, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Mark, type MarkProps } from '../../primitives/Mark/Mark.tsx';
import type { LegalLinksProps } from '../../layout/LegalLinks/LegalLinks.tsx';
import type { LanguageLink } from '../../layout/LanguagePicker/LanguagePicker.tsx';
import type { PreferenceForm } from '../../layout/links.ts';
import { GateFoot } from '../GateFoot.tsx';
import { fullScreenOverlay, gateBackground } from '../gateBackground.ts';

/** All that the notice says. */
export interface GateText {
  heading: string;
  /** The wording that the country's law requires. */
  paragraphs: readonly string[];
  accept: string;
  leave: string;
  parents: string;
  parentsLink: string;
}

export interface AgeGateProps extends Omit<ComponentProps<'div'>, 'children'> {
  text: GateText;
  /** The address that takes the answer, and the page to return to. */
  form: PreferenceForm;
  /** URLs of an innocuous page, and of help for parents. */
  hrefs: { leave: string; parentalControl: string };
  /** Links to the legal pages, which the notice does not cover. */
  legal: LegalLinksProps;
  /** The site's own logo, from the view of Mark. */
  logo: Pick<MarkProps, 'name' | 'src'>;
  /** This same page in every language. */
  languages: readonly LanguageLink[];
  /** Handles the answer without a page load; if omitted, the form is submitted. */
  onAccept?: (() => void) | undefined;
}

/**
 * The age notice, covering the page: what this site is, and one question. Works without JavaScript. The page behind it
 * must be inert.
 */
export function AgeGate({ text, form, hrefs, legal, logo, languages, onAccept, ...rest }: AgeGateProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // On load, focus is in the page behind the notice; moving it here makes Tab reach the notice first.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return (
    <Root
      {...rest}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      data-component="AgeGate"
    >
      <div ref={box} data-part="gate-content" tabIndex={-1}>
        <Mark {...logo} data-part="gate-mark" />
        <h1 data-part="gate-title" id={`${id}-heading`}>
          {text.heading}
        </h1>
        <div data-part="age-gate-text" id={`${id}-text`}>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Answer text={text} form={form} leaveHref={hrefs.leave} onAccept={onAccept} />
        <GateFoot
          parents={text.parents}
          parentsLink={text.parentsLink}
          parentalControlHref={hrefs.parentalControl}
          legal={legal}
          languages={languages}
        />
      </div>
    </Root>
  );
}

/** The two answers: to enter, or to leave. */
function Answer({
  text,
  form,
  leaveHref,
  onAccept,
}: {
  text: GateText;
  form: PreferenceForm;
  leaveHref: string;
  onAccept: AgeGateProps['onAccept'];
}) {
  const answer = (event: SubmitEvent) => {
    if (!onAccept) return;
    event.preventDefault();
    onAccept();
  };
  return (
    <form role="none" data-part="age-gate-form" method="post" action={form.action} onSubmit={answer}>
      <input type="hidden" name="next" value={form.next} />
      <Button kind="filled" size="large" type="submit" name="gate" value="accept">
        {text.accept}
      </Button>
      <Button size="large" href={leaveHref} rel="noreferrer">
        {text.leave}
      </Button>
    </form>
  );
}

const Root = styled.div`
  ${gateBackground}
  ${fullScreenOverlay}

  [data-part='age-gate-text'] {
    display: grid;
    gap: ${space[4]};
    color: ${color.soft};
    font: ${font.lead};
    text-wrap: balance;
  }

  [data-part='age-gate-form'] {
    display: grid;
    gap: ${space[3]};
    inline-size: 100%;
    margin-block: ${space[2]};

    /* On a phone on its side both answers are in view without scrolling. */
    @media ${media.short} {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
