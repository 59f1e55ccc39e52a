import { ExportForm } from '@afterglow/design-system/forms/ExportForm';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useState, type SyntheticEvent } from 'react';
import { accountCopy } from '../../../data/accountForms.ts';
import { readAccountCopy } from '../../../data/accountCopy.ts';
import { errorsOf, type FormErrors } from '../../../features/forms/formErrors.ts';
import { saveFile } from '../../../runtime/client/saveFile.ts';

interface Saving {
  busy: boolean;
  done: boolean;
  errors: FormErrors<never>;
}

/** The form that saves all data of the account as a file. */
export function AccountCopy() {
  const reader = useReader();
  const [state, setState] = useState<Saving>({ busy: false, done: false, errors: {} });
  const save = async () => {
    setState({ busy: true, done: false, errors: {} });
    const copy = await readAccountCopy();
    if (typeof copy === 'string') saveFile('my-account.json', copy);
    const refused = typeof copy === 'string' ? {} : errorsOf(accountCopy, copy, reader);
    setState({ busy: false, done: typeof copy === 'string', errors: refused });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!state.busy) void save();
  };
  const { endpoint, fixed } = accountCopy;
  // Without script the API answers with the file itself.
  return <ExportForm {...state} action={endpoint.path()} fixed={fixed} onSubmit={onSubmit} />;
}
