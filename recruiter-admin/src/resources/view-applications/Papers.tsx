import { Box, Card, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import type { Application } from '../../providers/types';
import { PaperLinks } from './PaperLinks';

function papersOf({ userId, certificate }: Application) {
  const papers = [
    { name: 'Resume', link: userId.resume },
    { name: 'Certificate', link: certificate ?? '' },
  ];
  return papers.filter((paper) => paper.link !== '');
}

/** The first links are kept: a fresh one would load the same paper again under the reader's eyes. */
export function Papers({ application }: { application: Application }) {
  const [papers] = useState(() => papersOf(application));
  const [chosen, choose] = useState(0);
  const paper = papers[chosen];
  if (!paper) return <Typography color="textSecondary">This application has no papers.</Typography>;
  return (
    <Card>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          px: 2,
        }}
      >
        <Tabs value={chosen} onChange={(_event, next: number) => choose(next)} aria-label="Papers">
          {papers.map(({ name }) => (
            <Tab key={name} label={name} />
          ))}
        </Tabs>
        <PaperLinks application={application} />
      </Box>
      <Box
        component="iframe"
        key={paper.link}
        src={paper.link}
        title={`${paper.name} of ${application.userId.name}`}
        sx={{
          display: 'block',
          width: '100%',
          height: '78vh',
          border: 0,
          borderTop: 1,
          borderColor: 'divider',
        }}
      />
    </Card>
  );
}
