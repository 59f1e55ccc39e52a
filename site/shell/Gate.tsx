import { AgeGate } from '@afterglow/design-system/age-gate/AgeGate';
import { ageGate } from '@afterglow/design-system/age-gate/AgeGate/view';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { LegalVariant } from '@afterglow/contract/gate';
import { useEffect, type ReactNode, type SubmitEvent } from 'react';
import { isFreshlyReloaded } from './proofOfAge.ts';
import { pageAt } from './pageTable.ts';

interface GateProps {
  variant: LegalVariant;
  reader: Reader;
  /** The page behind the notice. */
  behind: ReactNode;
}

const flag = () => import('../device/gateFlag.ts');

let isKept = false;

/** Adds the place on the page to the address that the form returns to: the server does not see it. */
function keepPlace(form: HTMLFormElement): void {
  const next = form.elements.namedItem('next');
  if (next instanceof HTMLInputElement) next.value += location.hash;
}

/**
 * Saves the acceptance before the form is sent, as sending it leaves the page. Without the code for that, the cookie
 * must do.
 */
function keepFlag(event: SubmitEvent<HTMLElement>): void {
  const { target } = event;
  if (isKept || !(target instanceof HTMLFormElement)) return;
  event.preventDefault();
  keepPlace(target);
  const { submitter } = event.nativeEvent;
  void flag()
    .then(({ saveAcceptance }) => saveAcceptance())
    .catch(() => undefined)
    .then(() => {
      isKept = true;
      target.requestSubmit(submitter);
    });
}

/** Skips a notice that was accepted on this device, even if the browser has dropped the cookie. */
async function skipIfAccepted(): Promise<void> {
  const { restoreAcceptance } = await flag();
  if (restoreAcceptance() && !isFreshlyReloaded()) location.reload();
}

/**
 * The age notice over the pages. It does not cover the form of reports and the information pages, to which it links:
 * whoever is wronged or wants to know the rules must reach them, and they show nothing of the catalogue (D32). In a
 * chunk of its own, because most visitors never see it.
 */
export function Gate({ variant, reader, behind }: GateProps) {
  const covers = !pageAt(reader.href.here())?.uncovered;
  useEffect(() => void skipIfAccepted().catch(() => undefined), []);
  return (
    <>
      {covers && (
        <ReaderProvider reader={reader}>
          <AgeGate onSubmit={keepFlag} {...ageGate(variant, reader)} />
        </ReaderProvider>
      )}
      <div inert={covers}>{behind}</div>
    </>
  );
}
