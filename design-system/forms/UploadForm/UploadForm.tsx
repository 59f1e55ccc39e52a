import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FileField, type FileFieldProps } from '../../primitives/FileField/FileField.tsx';
import { UploadDetails, type UploadDetailsProps } from './UploadDetails.tsx';
import { UploadStart, type UploadStartProps } from './UploadStart.tsx';
import { UploadTransfer, type UploadTransferProps } from './UploadTransfer.tsx';

export interface UploadFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Props of the first step, the choice of a file or a link. */
  start?: UploadStartProps | undefined;
  /** Progress of the file; until it has been processed. */
  transfer?: UploadTransferProps | undefined;
  /** Asks for the file again, which the browser has lost. */
  again?: Pick<FileFieldProps, 'label' | 'accept' | 'error' | 'onFile'> | undefined;
  /** The form for the details; from the time the file is sent, so that it can be filled in meanwhile. */
  details?: UploadDetailsProps | undefined;
}

/** An upload in its steps (R97): a file or a link, its progress, and the details. */
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
