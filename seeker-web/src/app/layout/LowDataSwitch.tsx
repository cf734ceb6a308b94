import { useInBrowser } from '../../lib/in-browser';
import { chooseLowData, useLowData } from '../../lib/low-data';

export function LowDataSwitch() {
  const isOn = useLowData();
  const inBrowser = useInBrowser();
  return (
    <label className="choice footer__switch">
      {inBrowser ? (
        <input type="checkbox" checked={isOn} onChange={({ target }) => chooseLowData(target.checked)} />
      ) : (
        <span className="footer__box" />
      )}
      Low data
    </label>
  );
}
