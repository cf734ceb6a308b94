import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { NATIONAL_SERVICE } from '@skybil/shared';
import { type ReactNode, useState } from 'react';
import { FormDataConsumer, FormGroupContextProvider, useFormGroup } from 'react-admin';
import type { NewJob } from '../../providers/types';

const GROUP = 'facts';

interface Props {
  startsOpen: boolean;
  children: ReactNode;
}

function Group({ startsOpen, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { isValid } = useFormGroup(GROUP);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      // an error must not be hidden
      expanded={isOpen || !isValid}
      onChange={(_event, opened) => setOpen(opened)}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ width: '100%', mt: 1, borderRadius: 2 }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${GROUP}-header`}
        aria-controls={`${GROUP}-content`}
      >
        <Box>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            More facts, optional
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {`Other places, area, employment type, ${NATIONAL_SERVICE && `${NATIONAL_SERVICE}, `}degree`}
            <FormDataConsumer<NewJob>>
              {({ formData: { kind } }) => kind === 'remote' && ', who may apply'}
            </FormDataConsumer>
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

/** Optional inputs behind a heading that opens them. */
export const MoreFacts = (props: Props) => (
  <FormGroupContextProvider name={GROUP}>
    <Group {...props} />
  </FormGroupContextProvider>
);
