import { NATIONAL_SERVICE } from '@skybil/shared';

export function CertificateWords() {
  return (
    <p className="quiet small">
      A certificate shows what you have learnt, such as a degree or a course
      {NATIONAL_SERVICE && `, or your ${NATIONAL_SERVICE} certificate`}; no other company gets it unless you
      send it again.
    </p>
  );
}
