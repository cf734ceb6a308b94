import { ListButton, PrevNextButtons, TopToolbar } from 'react-admin';

export const ShowActions = () => (
  <TopToolbar sx={{ justifyContent: 'space-between' }}>
    <ListButton label="All applications" />
    <PrevNextButtons linkType="show" sort={{ field: 'date', order: 'DESC' }} limit={100} />
  </TopToolbar>
);
