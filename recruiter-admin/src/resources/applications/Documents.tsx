import { Box, Button, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { fileSize } from '@skybil/shared';
import { useState } from 'react';
import { useIsBelow } from '../../ui/use-is-below';
import type { Application } from '../../providers/types';

function documentsOf({ userId, certificate, certificateBytes }: Application) {
  const documents = [
    { name: 'Resume', link: userId.resume, bytes: userId.resumeBytes },
    { name: 'Certificate', link: certificate ?? '', bytes: certificateBytes },
  ];
  return documents.filter(({ link }) => link !== '');
}

type ApplicationDocument = ReturnType<typeof documentsOf>[number];

const sizeOf = ({ bytes }: ApplicationDocument) => (bytes ? ` (${fileSize(bytes)})` : '');

const OpenButton = (document: ApplicationDocument) => (
  <Button href={document.link} target="_blank" rel="noopener" endIcon={<OpenIcon />} sx={{ minHeight: 44 }}>
    Open {document.name.toLowerCase()} in a new tab{sizeOf(document)}
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

export function Documents({ application }: { application: Application }) {
  const fresh = documentsOf(application);
  // an open document keeps its link, because a new link would reload it while it is being read
  const [{ chosen, framed }, open] = useState({ chosen: 0, framed: fresh[0]?.link });
  const isPhone = useIsBelow('sm');
  const shown = fresh[chosen];
  if (!shown) return <Typography color="textSecondary">This application has no papers.</Typography>;

  // browsers on phones do not show a PDF inside a page
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
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', px: 1 }}
      >
        <Tabs
          value={chosen}
          onChange={(_event, next: number) => open({ chosen: next, framed: fresh[next]?.link })}
          aria-label="Papers"
        >
          {fresh.map((each) => (
            <Tab
              key={each.name}
              id={`document-${each.name}`}
              label={each.name + sizeOf(each)}
              aria-controls="document"
            />
          ))}
        </Tabs>
        <OpenButton {...shown} />
      </Stack>
      <div id="document" role="tabpanel" aria-labelledby={`document-${shown.name}`}>
        <Box
          component="iframe"
          key={shown.name}
          src={`${framed}#navpanes=0&view=FitH`}
          title={`${shown.name} of ${application.userId.name}`}
          sx={frame}
        />
      </div>
    </Card>
  );
}
