import { Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useCall } from '../../providers/use-call';

interface ApplicantMailsProps {
  isOn: boolean;
  onChanged: () => Promise<unknown>;
}

export function ApplicantMails({ isOn, onChanged }: ApplicantMailsProps) {
  const call = useCall<boolean>((data, wanted) => data.setApplicantMails(wanted), { onSettled: onChanged });
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2">Mails</Typography>
      <FormControlLabel
        label="Mail me about new applicants"
        control={
          <Checkbox
            checked={call.isPending ? call.variables : isOn}
            disabled={call.isPending}
            onChange={({ target }) => call.mutate(target.checked)}
          />
        }
      />
      <Typography variant="body2" color="textSecondary">
        One mail for the first new applicant, then none until you opened the list or a day has passed.
      </Typography>
    </Card>
  );
}
