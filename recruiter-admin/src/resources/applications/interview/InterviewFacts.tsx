import { Chip, Link, Stack, Typography } from '@mui/material';
import { BY_VIDEO, formatAppointment } from '@skybil/shared';
import type { Interview } from '../../../providers/types';
import { answerInWords } from './interview-words';

const COLOURS = { yes: 'success', no: 'error' } as const;
const TARGET = { py: { xs: 1.25, sm: 0.5 }, overflowWrap: 'anywhere' };
const text = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

/** When and where an interview is, and what the applicant answered. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { startsAt, place, note, link, cancelled, answer, phone } = interview;
  return (
    <Stack component="section" aria-labelledby="interview" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography id="interview" variant="h3">
        Interview
      </Typography>
      <div>
        <Typography sx={{ textDecoration: cancelled ? 'line-through' : undefined }}>
          {formatAppointment(startsAt)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={text}>
          {place ?? BY_VIDEO}
        </Typography>
      </div>
      <Chip
        size="small"
        variant="outlined"
        color={cancelled || !answer ? 'default' : COLOURS[answer]}
        label={cancelled ? 'Cancelled' : answerInWords(interview)}
      />
      {note && (
        <Typography variant="body2" sx={text}>
          {note}
        </Typography>
      )}
      {link && (
        <Link href={link} target="_blank" rel="noopener" sx={TARGET}>
          {link}
        </Link>
      )}
      {phone && (
        <Link href={`tel:${phone.replaceAll(' ', '')}`} sx={TARGET}>
          {phone}
        </Link>
      )}
    </Stack>
  );
}
