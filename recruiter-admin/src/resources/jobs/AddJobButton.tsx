import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

export const AddJobButton = () => (
  <Button component={Link} to="/add-job" variant="contained" startIcon={<AddIcon />}>
    Add new job
  </Button>
);
