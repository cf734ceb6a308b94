import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { ProfileService } from './profile.service.js';

const CALLER = { kind: 'seeker', id: 'u1', session: 's1' } as const;
const UPLOAD = { field: 'resume', name: 'cv.pdf', bytes: Buffer.from('%PDF') };

function arrange(lock = jest.fn()) {
  const setResume = jest.fn().mockResolvedValue(true);
  const savePdf = jest.fn().mockResolvedValue('f2');
  const service = new ProfileService(
    { setResume } as never,
    { lock } as never,
    { savePdf } as never,
    { run: (work: (unit: string) => unknown) => work('unit') } as never,
  );
  return { service, setResume, savePdf };
}

describe('ProfileService.updateResume', () => {
  it('stores the file and links it to the seeker', async () => {
    const { service, setResume, savePdf } = arrange();
    await service.updateResume(CALLER, UPLOAD);
    expect(savePdf).toHaveBeenCalledWith(UPLOAD, 'resume', 'u1');
    expect(setResume).toHaveBeenCalledWith('u1', 'f2', 'unit');
  });

  it('rejects a missing file and names the field', async () => {
    await expect(arrange().service.updateResume(CALLER, undefined)).rejects.toMatchObject({
      code: 'missing_details',
      details: { errors: { resume: MESSAGES.fileMissing } },
    });
  });

  it('refuses when the account is gone or the session has ended', async () => {
    const refused = new AppError('unauthorized', MESSAGES.notAuthorized);
    const { service, setResume } = arrange(jest.fn().mockRejectedValue(refused));
    await expect(service.updateResume(CALLER, UPLOAD)).rejects.toBe(refused);
    expect(setResume).not.toHaveBeenCalled();
  });
});
