import { Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface Props {
  name: string;
  count: number;
  /** The list behind the figure, opened with this filter. */
  list: string;
  filter: object;
}

export const FigureCard = ({ name, count, list, filter }: Props) => (
  <Card>
    <CardActionArea
      component={Link}
      to={`/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      sx={{ p: 2 }}
    >
      <Typography sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
        {count.toLocaleString('en-NG')}
      </Typography>
      <Typography color="textSecondary">{name}</Typography>
    </CardActionArea>
  </Card>
);
