import { BOARD } from '@skybil/shared';
import { Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { filteredList } from '../../providers/addresses';

interface Props {
  name: string;
  count: number;
  list: 'jobs' | 'applications';
  filter: object;
}

export const FigureCard = ({ name, count, list, filter }: Props) => (
  <Card>
    <CardActionArea component={Link} to={filteredList(list, filter)} sx={{ p: 2 }}>
      <Typography sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
        {count.toLocaleString(BOARD.country.locale)}
      </Typography>
      <Typography color="textSecondary">{name}</Typography>
    </CardActionArea>
  </Card>
);
