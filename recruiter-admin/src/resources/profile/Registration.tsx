import { Alert, Button, Card, CircularProgress, Stack, Typography } from '@mui/material';
import { formatLongDate, grouped, LIMITS, MESSAGES } from '@skybil/shared';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FileField, FileInput, Form, maxLength, required, TextInput, useNotify } from 'react-admin';
import { useConsoleData } from '../../providers/data-provider';
import type { RegistrationState } from '../../providers/types';
import { useSendForm } from '../../providers/use-send-form';
import { ErrorState } from '../../ui/ErrorState';

interface Values {
  number: string;
  licence?: string | null;
  certificate: { rawFile: File };
}

const length = maxLength(LIMITS.registrationNumberCharacters);

/** A moderator compares number and certificate; jobs and the company's page then say so (VERIFIED-1). */
export function Registration() {
  const data = useConsoleData();
  const sent = useQuery({ queryKey: ['registration'], retry: false, queryFn: () => data.registration() });
  const heading = useRef<HTMLHeadingElement>(null);
  const onSent = async () => {
    await sent.refetch();
    // the pressed button may be gone
    heading.current?.focus();
  };
  return (
    <Card sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 1.5 }}>
        Registration
      </Typography>
      {sent.isPending && <CircularProgress aria-label="Loading your registration" />}
      {sent.isError && (
        <ErrorState
          what="Your registration could not be loaded."
          error={sent.error}
          onRetry={() => void sent.refetch()}
        />
      )}
      {sent.data && (
        <>
          <State registration={sent.data} />
          {sent.data.state !== 'verified' && <SendForm registration={sent.data} onSent={onSent} />}
        </>
      )}
    </Card>
  );
}

function State({ registration }: { registration: RegistrationState }) {
  const { state, number = '', licence, sentAt = '', decidedAt = '', reason = '' } = registration;
  const what = licence ? `${number}, licence ${licence}` : number;
  switch (state) {
    case 'not sent':
      return (
        <Typography sx={{ mb: 1.5 }}>
          Send the number and the certificate of your registration. We compare them; then your jobs and your
          page say that your company is registered.
        </Typography>
      );
    case 'waiting':
      return (
        <Alert severity="info" sx={{ mb: 2 }}>
          {what}, sent on {formatLongDate(sentAt)}, waits for our check. You can send it again until then.
        </Alert>
      );
    case 'verified':
      return (
        <Alert severity="success">
          {what}, checked on {formatLongDate(decidedAt)}. Your jobs and your page say so. If you change the
          name of the company, this ends, and you send a certificate again.
        </Alert>
      );
    case 'refused':
      return (
        <Alert severity="warning" sx={{ mb: 2 }}>
          We could not confirm {what}: {reason} You can send number and certificate again.
        </Alert>
      );
  }
}

interface SendFormProps {
  registration: RegistrationState;
  onSent: () => Promise<unknown>;
}

function SendForm({ registration: { prefixes, number, licence, sentAt }, onSent }: SendFormProps) {
  const notify = useNotify();
  const send = useSendForm<Values>(
    (data, values) => data.sendRegistration({ ...values, certificate: values.certificate.rawFile }),
    onSent,
  );
  const example = [prefixes[0], '123456'].filter(Boolean).join(' ');
  return (
    // anew after each sending, without the file that was sent
    <Form key={sentAt} record={{ number, licence }} onSubmit={send}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <TextInput
          source="number"
          label="Registration number"
          validate={[required(), length]}
          helperText={`As on the certificate, such as ${example}`}
        />
        <TextInput
          source="licence"
          label="Licence to recruit"
          validate={length}
          helperText="Only if you recruit for other companies"
        />
        <FileInput
          source="certificate"
          label="Certificate"
          placeholder="Choose a PDF, or drop it here"
          inputProps={{ 'aria-label': 'Certificate' }}
          helperText={`A PDF of at most ${grouped(LIMITS.pdfBytes)} bytes`}
          accept={{ 'application/pdf': ['.pdf'] }}
          maxSize={LIMITS.pdfBytes}
          validate={required()}
          options={{ onDropRejected: () => notify(MESSAGES.pdfOnly, { type: 'error' }) }}
        >
          <FileField source="src" title="title" />
        </FileInput>
        <Button type="submit" variant="outlined">
          Send for a check
        </Button>
      </Stack>
    </Form>
  );
}
