import { Button, Typography } from '@mui/material';
import { bodyOf } from '@skybil/api-client';
import { saveFile } from '@skybil/web/save-file';
import { CallError } from './CallError';
import { CompanyFacts } from './CompanyFacts';
import { type Decision, refuseRegistration, suspendOrLift, verify } from './decisions';
import { RowCard, type Waits } from './RowCard';
import { staffClient, type StaffCompany } from './staff-client';
import { useCall } from './use-call';

interface CompanyCardProps {
  company: StaffCompany;
  waits: Waits;
  isSelected: boolean;
  onSelect: () => void;
  onDecide: (decision: Decision) => void;
}

/** A company that sent its registration. */
export function CompanyCard({ company, waits, isSelected, onSelect, onDecide }: CompanyCardProps) {
  const { isBusy, error, run } = useCall();
  const { _id: id, name, registration, suspended } = company;
  const save = async () => {
    const params = { path: { id } };
    const pdf = await run(() =>
      bodyOf(staffClient.GET('/api/staff/companies/{id}/certificate', { params, parseAs: 'blob' })),
    );
    if (pdf) saveFile(pdf, `${name} certificate.pdf`);
  };
  const ofCompany = suspendOrLift(company);
  return (
    <RowCard
      {...{ waits, isSelected, onSelect }}
      title={name}
      state={suspended === undefined ? 'Company' : 'Suspended company'}
      buttons={
        <>
          <Button variant="contained" onClick={() => onDecide(verify(company))}>
            Verify
          </Button>
          <Button variant="outlined" color="error" onClick={() => onDecide(refuseRegistration(company))}>
            Refuse
          </Button>
          {registration?.hasCertificate && (
            <Button disabled={isBusy} onClick={() => void save()}>
              Save the certificate
            </Button>
          )}
          <Button onClick={() => onDecide(ofCompany)}>{ofCompany.button}</Button>
        </>
      }
    >
      {registration && (
        <Typography>
          {registration.number}
          {registration.licence && `, agency licence ${registration.licence}`}
        </Typography>
      )}
      <CompanyFacts company={company} />
      <CallError error={error} />
    </RowCard>
  );
}
