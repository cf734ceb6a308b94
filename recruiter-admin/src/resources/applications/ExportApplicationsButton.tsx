import DownloadIcon from '@mui/icons-material/GetApp';
import { Button, downloadCSV, useNotify } from 'react-admin';
import { CSV_MARK } from '../../ui/csv-mark';
import { useConsoleData } from '../../providers/data-provider';

/** The server writes the file, because it holds all applications, not only the current page. */
export function ExportApplicationsButton() {
  const data = useConsoleData();
  const notify = useNotify();
  const download = async () => {
    try {
      downloadCSV(CSV_MARK + (await data.exportApplications()), 'applications');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Button label="Export all" onClick={() => void download()}>
      <DownloadIcon />
    </Button>
  );
}
