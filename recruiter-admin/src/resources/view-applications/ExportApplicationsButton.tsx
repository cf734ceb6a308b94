import DownloadIcon from '@mui/icons-material/GetApp';
import { Button, downloadCSV, useListContext, useNotify } from 'react-admin';
import { useConsoleData } from '../../providers/data-provider';

/** The server writes the file, so that it holds every row of the filter and not only those of the page. */
export function ExportApplicationsButton() {
  const data = useConsoleData();
  const notify = useNotify();
  const { sort, filterValues, total } = useListContext();
  const download = async () => {
    try {
      downloadCSV(await data.exportApplications([sort.field, sort.order], filterValues), 'applications');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Button label="ra.action.export" disabled={total === 0} onClick={() => void download()}>
      <DownloadIcon />
    </Button>
  );
}
