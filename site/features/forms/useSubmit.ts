import type { FormProps } from '@afterglow/design-system/forms/fields';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { refusedAs, type PostReply, type SentRefusal } from '@afterglow/contract/postReply';
import { useCallback, useState, type RefCallback, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { FormDefinition } from '../../data/formDefinitions.ts';
import { checkFields, poster, submit } from '../../data/submit.ts';
import { useConfig, type SubmittedForm } from '../../shared/config.ts';
import type { formDraft } from './formDraft.ts';
import { isShown } from '../../runtime/client/isShown.ts';
import { contentsOf, markAllSaved, markSaved } from '../leaving/unsaved.ts';
import { errorsOf, type FormErrors } from './formErrors.ts';
import { useSubmitted } from '../../shared/submitted.ts';

/** State of a form, for the component that renders it. */
export interface FormState<Name extends string> extends Required<
  Pick<FormProps<Name>, 'values' | 'errors' | 'busy' | 'register'>
> {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Set for a form that has a draft, like `onInput` and `onReset`. */
  ref?: RefCallback<HTMLFormElement>;
  onInput?: (event: SyntheticEvent<HTMLFormElement>) => void;
  onReset?: () => void;
}

const valuesOf = <Name extends string>({ names }: FormDefinition<Name>, { values }: SubmittedForm) => {
  const own: Partial<Record<Name, string>> = {};
  for (const name of names) if (values[name] !== undefined) own[name] = values[name];
  return own;
};

/**
 * Returns values and errors of a form that posts to its page, with or without script.
 * @param posted as in `useSubmit`
 */
export function usePostedForm<Name extends string>(form: FormDefinition<Name>, posted = true) {
  const submitted = useSubmitted(posted);
  return { values: valuesOf(form, submitted), errors: errorsOf(form, submitted.refusals, useReader()) };
}

interface SubmitOptions {
  /**
   * Called with the reply and the sent form. The form stays busy, as the page is about to be left, unless it `stays`.
   */
  onDone: (reply: Extract<PostReply, { state: 'done' }>['reply'], form: HTMLFormElement) => void;
  /**
   * Computes fields that are not inputs, once everything typed is valid; resolves to null if one could not be computed.
   */
  complete?: () => Promise<Readonly<Record<string, string>> | null>;
  /** Called after the API has refused the form; errors in what is typed may be shown without it. */
  onRefused?: (refusals: readonly SentRefusal[]) => void;
  /** Whether the form stays on the page after it was sent, to be sent again. */
  stays?: boolean;
  /** Whether the submission that came with the document was made by this form, where a page has several. */
  posted?: boolean;
  /** Key under which the form's draft is kept in this tab; without it there is no draft. */
  draft?: string;
}

/**
 * Returns the fields of a form as they are in the document: typed before hydration, filled in by a password manager, or
 * set by a script. Fields that the document does not have are empty.
 */
export function fieldsOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      // Several ticked boxes with one name form a list.
      const values = data.getAll(name).filter((value) => typeof value === 'string');
      return [name, values.join(',')];
    }),
  );
}

/** Returns the file that is chosen in a form; null if the form takes none, or none is chosen. */
function fileOf(form: HTMLFormElement, name: string | undefined): File | null {
  const value = name === undefined ? null : new FormData(form).get(name);
  return value instanceof File && value.size > 0 ? value : null;
}

/** Returns what is wrong with the fields in the document; all others are completed when the form is sent. */
async function refusalsOfTyped(
  form: FormDefinition,
  typed: Parameters<typeof checkFields>[1],
  element: HTMLFormElement,
): Promise<readonly SentRefusal[]> {
  try {
    const refusals = await checkFields(form, typed);
    return refusals.filter(({ field }) => element.elements.namedItem(field) !== null);
  } catch {
    // Sending needs the same code, and reports that it could not be loaded.
    return [];
  }
}

type KeptErrors = FieldErrors<Record<string, string>>;

const toFieldErrors = (sentences: Partial<Record<string, string>>): KeptErrors =>
  Object.fromEntries(
    Object.entries(sentences).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, { type: 'refused' as const, message }]],
    ),
  );

function fromFieldErrors<Name extends string>(errors: KeptErrors, names: readonly Name[]): FormErrors<Name> {
  const sentences: FormErrors<Name> = {};
  for (const name of [...names, 'notify'] as const) {
    const message = errors[name]?.message;
    if (message !== undefined) sentences[name] = message;
  }
  return sentences;
}

/** Manages the errors of a form, held by react-hook-form: an error disappears as soon as its field changes. */
function useErrors<Name extends string>(form: FormDefinition<Name>, submitted: SubmittedForm) {
  const reader = useReader();
  const [first] = useState(() => toFieldErrors(errorsOf(form, submitted.refusals, reader)));
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Record<string, string>>({
    errors: first,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  return {
    errors: fromFieldErrors(errors, form.names),
    isSubmitting,
    handleSubmit,
    clear: () => clearErrors(),
    register: (name: Name) => register(name, { onChange: () => clearErrors([name, 'notify']) }),
    /** Shows what was refused, and focuses the first refused field. */
    refuse: (refusals: readonly SentRefusal[]) => {
      const sentences: FormErrors<string> = errorsOf(form, refusals, reader);
      const [focused] = Object.keys(sentences);
      for (const [name, message = ''] of Object.entries(sentences))
        setError(name, { type: 'refused', message }, { shouldFocus: name === focused });
    },
  };
}

type UseDraft = (draft: ReturnType<typeof formDraft>) => void;

/** Loads the code of drafts, and that of the device's storage, after the form. */
export const withDraft = (of: string, use: UseDraft): Promise<void> =>
  import('./formDraft.ts').then(
    (code) => use(code.formDraft(of)),
    // If the code cannot be loaded, nothing is kept.
    () => undefined,
  );

/**
 * Keeps what is typed into a form, except secrets, and fills it in again; not into a form that was just posted, which
 * still has its values.
 */
function useFormDraft<Name extends string>(
  { names, secret }: FormDefinition<Name>,
  of: string | undefined,
  posted: boolean,
) {
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || of === undefined || posted) return undefined;
      let left = false;
      void withDraft(of, (draft) => left || draft.fill(form));
      return () => {
        left = true;
      };
    },
    [of, posted],
  );
  const forget = async () => of !== undefined && withDraft(of, (draft) => draft.forget());
  const kept = names.filter((name) => !secret.includes(name));
  /**
   * Call before the form is sent. Call the returned function once it was accepted: it marks what was sent as saved and
   * forgets the draft. What was typed since then counts as unsaved and stays in the draft.
   */
  const begin = (form: HTMLFormElement, stays: boolean) => {
    const [sent, typed] = [contentsOf(form), JSON.stringify(fieldsOf(form, kept))];
    return async () => {
      const leads = !stays && isShown(form);
      if (leads || JSON.stringify(fieldsOf(form, kept)) === typed) await forget();
      if (leads) markAllSaved();
      else markSaved(sent);
    };
  };
  if (of === undefined) return { props: {}, begin };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const fields = fieldsOf(currentTarget, kept);
    void withDraft(of, (draft) => draft.save(fields));
  };
  const onReset = () => void forget();
  return { props: { ref, onInput, onReset }, begin };
}

/** Validates a form and sends it to the API. Ignores further submits while it is being sent. */
export function useSubmit<Name extends string>(
  form: FormDefinition<Name>,
  { onDone, complete, onRefused, stays = false, posted = true, draft }: SubmitOptions,
): FormState<Name> {
  const { brand } = useConfig();
  const submitted = useSubmitted(posted);
  const [done, setDone] = useState(false);
  const { errors, isSubmitting, handleSubmit, clear, register, refuse } = useErrors(form, submitted);
  const busy = isSubmitting || done;
  const { props, begin } = useFormDraft(form, draft, Object.keys(submitted.values).length > 0);

  const send = async (element: HTMLFormElement): Promise<void> => {
    const typed = { fields: fieldsOf(element, form.names), siteName: brand.name };
    const settle = begin(element, stays);
    // Before `complete`, so that nobody waits for a captcha to learn that a field is empty.
    const wrong = complete ? await refusalsOfTyped(form, typed, element) : [];
    if (wrong.length > 0) return refuse(wrong);
    const completed = complete ? await complete() : {};
    const fields = { ...typed.fields, ...completed };
    const sent = { ...typed, fields, file: fileOf(element, form.file), post: poster };
    const reply = completed === null ? refusedAs('captcha') : await submit(form, sent);
    if (reply.state === 'refused') {
      refuse(reply.refusals);
      return onRefused?.(reply.refusals);
    }
    // Before `onDone`, which may leave the document.
    await settle();
    setDone(!stays);
    onDone(reply.reply, element);
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    const element = event.currentTarget;
    if (busy) return event.preventDefault();
    clear();
    void handleSubmit(() => send(element))(event);
  };
  return { values: valuesOf(form, submitted), errors, busy, register, onSubmit, ...props };
}
