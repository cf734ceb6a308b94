import AddIcon from '@mui/icons-material/AddCircleOutline';
import JobsIcon from '@mui/icons-material/WorkOutline';
import ApplicationsIcon from '@mui/icons-material/PeopleOutline';
import OverviewIcon from '@mui/icons-material/InsightsOutlined';
import { Menu } from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';

export const SideMenu = () => (
  <nav aria-label="Console">
    <Menu>
      <Menu.Item to={`/${ADDRESSES.addJob}`} primaryText="Add Job" leftIcon={<AddIcon />} />
      <Menu.Item to={`/${ADDRESSES.jobs}`} primaryText="Manage Jobs" leftIcon={<JobsIcon />} />
      <Menu.Item
        to={`/${ADDRESSES.applications}`}
        primaryText="View Applications"
        leftIcon={<ApplicationsIcon />}
      />
      <Menu.Item to={`/${ADDRESSES.overview}`} primaryText="Overview" leftIcon={<OverviewIcon />} />
    </Menu>
  </nav>
);
