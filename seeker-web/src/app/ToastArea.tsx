import { Slide, ToastContainer } from 'react-toastify';
import { TOAST_AREA } from '@skybil/web/toast-area';
import './toasts.css';

export default function ToastArea() {
  return <ToastContainer className="toast-area" transition={Slide} {...TOAST_AREA} />;
}
