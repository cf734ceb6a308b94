import { Card, Chip, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { age } from './age';
import type { QueueRow } from './staff-client';

const WAITS_FOR: Record<QueueRow['reason'], string> = {
  asked: 'Its company asks for a decision',
  flagged: 'The check found something',
  reported: 'Reported',
  registered: 'Sent its registration',
};

/** Why something waits, and since when. */
export type Waits = Pick<QueueRow, 'reason' | 'waitingSince'>;

interface RowCardProps {
  title: string;
  state: string;
  waits?: Waits | undefined;
  isSelected?: boolean;
  onSelect?: (() => void) | undefined;
  buttons: ReactNode;
  children: ReactNode;
}

/** The frame of an advert or a company. The selected one has the focus. */
export function RowCard({
  title,
  state,
  waits,
  isSelected = false,
  onSelect,
  buttons,
  children,
}: RowCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) card.current?.focus();
  }, [isSelected]);
  return (
    <Card
      component="article"
      ref={card}
      tabIndex={-1}
      aria-label={title}
      aria-current={isSelected || undefined}
      variant="outlined"
      onClick={onSelect}
      sx={{ p: 2, ...(isSelected && { borderColor: 'primary.main', boxShadow: 2 }) }}
    >
      <Stack spacing={1} sx={{ overflowWrap: 'anywhere' }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2">{title}</Typography>
          <Chip size="small" label={state} />
        </Stack>
        {waits && (
          <Typography variant="body2">
            {WAITS_FOR[waits.reason]}; waits for {age(waits.waitingSince)}
          </Typography>
        )}
        {children}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {buttons}
        </Stack>
      </Stack>
    </Card>
  );
}
