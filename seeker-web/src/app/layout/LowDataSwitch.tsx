import { chooseLowData, useLowData } from '../../lib/low-data';

export function LowDataSwitch() {
  const isOn = useLowData();
  return (
    <label className="choice footer__switch">
      <input type="checkbox" checked={isOn} onChange={({ target }) => chooseLowData(target.checked)} />
      Low data
    </label>
  );
}
