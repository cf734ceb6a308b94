import { Dialog } from '../../../ui/Dialog';
import JobFilters from './JobFilters';

interface FilterSheetProps {
  result: string;
  onClose: () => void;
}

export default function FilterSheet({ result, onClose }: FilterSheetProps) {
  return (
    <Dialog
      title="Filters"
      onClose={onClose}
      footer={
        <button type="button" className="button button--wide" onClick={onClose}>
          Show {result}
        </button>
      }
    >
      <JobFilters />
    </Dialog>
  );
}
