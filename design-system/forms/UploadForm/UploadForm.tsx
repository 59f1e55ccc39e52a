import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FileField, type FileFieldProps } from '../../primitives/FileField/FileField.tsx';
import { UploadDetails, type UploadDetailsProps } from './UploadDetails.tsx';
import { UploadStart, type UploadStartProps } from './UploadStart.tsx';
import { UploadTransfer, type UploadTransferProps } from './UploadTransfer.tsx';

export interface UploadFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The choice of a file or a link; until it is sent. */
  start?: UploadStartProps | undefined;
  /** How far the file has come; until it has been looked at. */
  transfer?: UploadTransferProps | undefined;
  /** The file once more, which the browser has lost. */
  again?: Pick<FileFieldProps, 'label' | 'accept' | 'error' | 'onFile'> | undefined;
  /** What is said of it; from when it is sent, so that it can be filled in meanwhile. */
  details?: UploadDetailsProps | undefined;
}

/** An upload in its steps (R97): a file or a link, how far it has come, and what is said of it. */
export function UploadForm({ start, transfer, again, details, ...rest }: UploadFormProps) {
  return (
    <Root {...rest} data-component="UploadForm">
      {start && <UploadStart {...start} />}
      {transfer && <UploadTransfer {...transfer} />}
      {again && <FileField {...again} />}
      {details && <UploadDetails {...details} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-inline-size: ${size.form};
`;
