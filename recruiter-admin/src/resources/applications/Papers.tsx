import { Box, Button, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useState } from 'react';
import { useIsBelow } from '../../ui/use-is-below';
import type { Application } from '../../providers/types';

function papersOf({ userId, certificate }: Application) {
  const papers = [
    { name: 'Resume', link: userId.resume },
    { name: 'Certificate', link: certificate ?? '' },
  ];
  return papers.filter((paper) => paper.link !== '');
}

type Paper = ReturnType<typeof papersOf>[number];

const OpenButton = ({ name, link }: Paper) => (
  <Button href={link} target="_blank" rel="noopener" endIcon={<OpenIcon />} sx={{ minHeight: 44 }}>
    Open {name.toLowerCase()} in a new tab
  </Button>
);

const frame = {
  display: 'block',
  width: '100%',
  height: '80vh',
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
};

/** The papers of one application, to read beside the decision. */
export function Papers({ application }: { application: Application }) {
  const fresh = papersOf(application);
  // an opened paper keeps its link: a fresh one would load it again under the reader's eyes
  const [{ chosen, framed }, open] = useState({ chosen: 0, framed: fresh[0]?.link });
  const isPhone = useIsBelow('sm');
  const paper = fresh[chosen];
  if (!paper) return <Typography color="textSecondary">This application has no papers.</Typography>;

  // phones' browsers do not show a PDF inside a page
  if (isPhone) {
    return (
      <Stack component={Card} sx={{ p: 1, alignItems: 'flex-start' }}>
        {fresh.map((each) => (
          <OpenButton key={each.name} {...each} />
        ))}
      </Stack>
    );
  }
  return (
    <Card>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', px: 1 }}>
        <Tabs
          value={chosen}
          onChange={(_event, next: number) => open({ chosen: next, framed: fresh[next]?.link })}
          aria-label="Papers"
        >
          {fresh.map(({ name }) => (
            <Tab key={name} id={`paper-${name}`} label={name} aria-controls="paper" />
          ))}
        </Tabs>
        <OpenButton {...paper} />
      </Stack>
      <div id="paper" role="tabpanel" aria-labelledby={`paper-${paper.name}`}>
        <Box
          component="iframe"
          key={paper.name}
          src={`${framed}#navpanes=0&view=FitH`}
          title={`${paper.name} of ${application.userId.name}`}
          sx={frame}
        />
      </div>
    </Card>
  );
}
