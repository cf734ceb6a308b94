import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';

export const AddJobButton = () => (
  <Button component={Link} to={`/${ADDRESSES.addJob}`} variant="contained" startIcon={<AddIcon />}>
    Add new job
  </Button>
);
