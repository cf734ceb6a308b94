import AddIcon from '@mui/icons-material/AddCircleOutline';
import JobsIcon from '@mui/icons-material/WorkOutline';
import ApplicationsIcon from '@mui/icons-material/PeopleOutline';
import OverviewIcon from '@mui/icons-material/InsightsOutlined';
import { Menu } from 'react-admin';

export const SideMenu = () => (
  <nav aria-label="Console">
    <Menu>
      <Menu.Item to="/add-job" primaryText="Add Job" leftIcon={<AddIcon />} />
      <Menu.Item to="/manage-jobs" primaryText="Manage Jobs" leftIcon={<JobsIcon />} />
      <Menu.Item to="/view-applications" primaryText="View Applications" leftIcon={<ApplicationsIcon />} />
      <Menu.Item to="/overview" primaryText="Overview" leftIcon={<OverviewIcon />} />
    </Menu>
  </nav>
);
