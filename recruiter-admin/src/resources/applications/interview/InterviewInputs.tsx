import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material';
import { addDays, BOARD, BY_VIDEO, dayAt, LIMITS } from '@skybil/shared';
import { useId, useState } from 'react';
import type { InterviewErrors, InterviewFields } from './interview-fields';

interface InterviewInputsProps {
  value: InterviewFields;
  errors?: InterviewErrors;
  onChange: (value: InterviewFields) => void;
}

export function InterviewInputs({ value, errors = {}, onChange }: InterviewInputsProps) {
  const { day, time, isVideo, place, note, link } = value;
  const [today] = useState(() => dayAt(Date.now()));
  const where = useId();
  const set = (change: Partial<InterviewFields>) => onChange({ ...value, ...change });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1.5, sm: 2 }}>
        <TextField
          type="date"
          label="Day"
          value={day}
          onChange={({ target }) => set({ day: target.value })}
          error={Boolean(errors.day)}
          helperText={errors.day}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: today, max: addDays(today, LIMITS.interviewDays) },
          }}
        />
        <TextField
          type="time"
          label={`Time (${BOARD.country.timeZoneName})`}
          value={time}
          onChange={({ target }) => set({ time: target.value })}
          error={Boolean(errors.time)}
          helperText={errors.time}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <FormControl>
        <FormLabel id={where}>Where is it?</FormLabel>
        <RadioGroup
          row
          aria-labelledby={where}
          value={isVideo ? 'video' : 'place'}
          onChange={(_event, chosen) => set({ isVideo: chosen === 'video' })}
        >
          <FormControlLabel value="place" label="At a place" control={<Radio />} />
          <FormControlLabel value="video" label={BY_VIDEO} control={<Radio />} />
        </RadioGroup>
      </FormControl>
      {!isVideo && (
        <TextField
          label="Place"
          value={place}
          onChange={({ target }) => set({ place: target.value })}
          error={Boolean(errors.place)}
          helperText={errors.place}
          slotProps={{ htmlInput: { maxLength: LIMITS.interviewPlaceCharacters } }}
        />
      )}
      <TextField
        type="url"
        label={isVideo ? 'Link to the call' : 'Link to a map'}
        value={link}
        onChange={({ target }) => set({ link: target.value })}
        error={Boolean(errors.link)}
        helperText={errors.link ?? 'Optional, on the page only.'}
      />
      <TextField
        label="Note"
        multiline
        minRows={2}
        maxRows={6}
        value={note}
        onChange={({ target }) => set({ note: target.value })}
        error={Boolean(errors.note)}
        helperText={errors.note ?? 'Optional, on the page only.'}
        slotProps={{ htmlInput: { maxLength: LIMITS.interviewNoteCharacters } }}
      />
    </>
  );
}
