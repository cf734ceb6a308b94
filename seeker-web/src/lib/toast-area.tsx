import { Slide, ToastContainer } from 'react-toastify';
import { TOAST_AREA } from '@skybil/web/toast-area';
import './toast-area.css';

export { toast } from 'react-toastify';
export { showToast } from '@skybil/web/show-toast';

export default function ToastArea() {
  return <ToastContainer className="toast-area" transition={Slide} {...TOAST_AREA} />;
}
