import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { Controller, Module, Post } from '@nestjs/common';
import { LOGO_SIDES, MESSAGES } from '@skybil/shared';
import sharp from 'sharp';
import request from 'supertest';
import { makePdf, pdfs } from '../../../test/pdfs.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { Access } from '../contract/route/access.decorator.js';
import {
  pdf,
  picture,
  AcceptsBody,
  type Upload,
  Uploaded,
} from '../contract/route/accepts-body.decorator.js';
import { FilesModule } from './files.module.js';
import { FilesService } from './files.service.js';

/** 5 MiB and 2 MiB. */
const [PDF_BYTES, LOGO_BYTES] = [5_242_880, 2_097_152];

@Controller('users')
class UploadsController {
  constructor(private readonly files: FilesService) {}

  @Post('update-resume')
  @Access('public')
  @AcceptsBody(pdf('resume'))
  async resume(@Uploaded() file?: Upload): Promise<{ id?: string }> {
    return file ? { id: await this.files.savePdf(file, 'resume', 'ada') } : {};
  }

  @Post('apply')
  @Access('public')
  @AcceptsBody(picture('image'))
  async logo(@Uploaded() file: Upload): Promise<{ id: string }> {
    return { id: await this.files.saveLogo(file) };
  }
}

@Module({ imports: [FilesModule], controllers: [UploadsController] })
class UploadsModule {}

describe('files', () => {
  let modules: TestModules;
  let files: FilesService;
  const pdfUpload = (bytes: Buffer, name = 'cv.pdf', field = 'resume') =>
    request(modules.url).post('/api/users/update-resume').attach(field, bytes, { filename: name });
  const logoUpload = (bytes: Buffer, name = 'logo.png') =>
    request(modules.url).post('/api/users/apply').attach('image', bytes, { filename: name });
  const stored = async () =>
    Promise.all(
      ['files', 'storedfiles.files', 'storedfiles.chunks'].map((name) =>
        modules.db.collection(name).countDocuments(),
      ),
    );
  const idOf = (body: unknown) => (body as { id: string }).id;

  beforeAll(async () => {
    modules = await startModules({ imports: [UploadsModule] });
    files = modules.app.get(FilesService);
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await Promise.all(
      Object.values(await modules.db.listCollections()).map(({ name }) =>
        modules.db.collection(name).deleteMany({}),
      ),
    );
  });

  it('accepts a PDF of exactly 5 MiB; answers 413 to one byte more and stores nothing [FILE-1]', async () => {
    const pdf = makePdf();
    const end = pdf.indexOf('trailer');
    const grow = (size: number) =>
      Buffer.concat([pdf.subarray(0, end), Buffer.alloc(size - pdf.length, '\n'), pdf.subarray(end)]);
    const tooLarge = await pdfUpload(grow(PDF_BYTES + 1)).expect(413);
    expect(tooLarge.body).toMatchObject({
      success: false,
      code: 'too_large',
      message: MESSAGES.fileTooLarge,
      errors: { resume: MESSAGES.fileTooLarge },
    });
    expect(await stored()).toEqual([0, 0, 0]);
    const taken = await pdfUpload(grow(PDF_BYTES)).expect(201);
    expect((await files.open(idOf(taken.body))).size).toBe(PDF_BYTES);
  });

  it('answers an endless upload while it is still streaming', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
        controller.enqueue(Buffer.from(head));
      },
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        controller.enqueue(new Uint8Array(262_144));
      },
    });
    const answer = await fetch(`${modules.url}/api/users/update-resume`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('requires exactly one non-empty file in its own field', async () => {
    const empty = await pdfUpload(Buffer.alloc(0)).expect(400);
    expect(empty.body).toMatchObject({ message: MESSAGES.fileEmpty, errors: { resume: MESSAGES.fileEmpty } });
    for (const request of [
      pdfUpload(makePdf(), 'cv.pdf', 'other'),
      pdfUpload(makePdf()).attach('resume', makePdf(), 'two.pdf'),
    ]) {
      const { body } = await request.expect(400);
      expect(body).toMatchObject({ code: 'bad_input', errors: { resume: MESSAGES.fileMissing } });
    }
    await request(modules.url).post('/api/users/update-resume').field('$where', '1').expect(400);
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it('stores nothing of an upload that is cut off [FILE-1]', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
    const arrived = once(modules.app.getHttpServer(), 'request') as Promise<[IncomingMessage]>;
    const sent = httpRequest(`${modules.url}/api/users/update-resume`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }).on('error', () => undefined);
    // The PDF is complete. Only the end of the form is missing.
    sent.write(Buffer.concat([Buffer.from(head), makePdf(), Buffer.from('\r\n')]));
    const [incoming] = await arrived;
    const closed = new Promise((resolve) => incoming.once('close', resolve));
    sent.destroy();
    await closed;
    // A complete upload after it is stored as usual.
    await pdfUpload(makePdf()).expect(201);
    expect(await stored()).toEqual([1, 1, 1]);
  });

  it('passes a request that is not a form to the controller', async () => {
    await request(modules.url).post('/api/users/update-resume').send({}).expect(201, {});
  });

  it('accepts a PDF only if both its extension and its first bytes match [FILE-2]', async () => {
    await pdfUpload(makePdf(), 'cv.docx').expect(415);
    await pdfUpload(Buffer.concat([Buffer.from('\n'), makePdf()])).expect(415);
    const answer = await pdfUpload(Buffer.from('<html>'), 'cv.pdf').expect(415);
    expect(answer.body).toMatchObject({ code: 'unsupported_type', message: MESSAGES.pdfOnly });
  });

  it.each([
    'encrypted',
    'truncated',
    'garbage',
    'withHiddenScript',
    'withLaunch',
    'withEmbeddedFile',
  ] as const)('answers 422 to a PDF that is %s and stores nothing', async (kind) => {
    const answer = await pdfUpload(pdfs[kind]()).expect(422);
    expect(answer.body).toMatchObject({ code: 'pdf_unreadable', message: MESSAGES.pdfUnreadable });
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'encodes a logo in %s as a small WebP [FILE-3]',
    async (format) => {
      const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6B4D' } });
      const given = await picture
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .toFormat(format)
        .toBuffer();
      const saved = await logoUpload(given).expect(201);
      const shown = await request(modules.url)
        .get(`/api/logos/${idOf(saved.body)}`)
        .expect(200);
      const found = await sharp(shown.body as Buffer).metadata();
      expect(found).toMatchObject({ format: 'webp', width: 512, height: 341 });
      expect((shown.body as Buffer).includes('secret place')).toBe(false);
    },
  );

  it('serves a logo in its display sizes only, with fewer bytes [FILE-8]', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const given = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6B4D', noise } });
    const address = `/api/logos/${idOf((await logoUpload(await given.png().toBuffer()).expect(201)).body)}`;
    const get = (query: string) => request(modules.url).get(address + query);
    const whole = (await get('').expect(200)).body as Buffer;
    for (const side of LOGO_SIDES) {
      const { body, headers } = await get(`?size=${side}`).expect(200);
      const found = await sharp(body as Buffer).metadata();
      expect(found).toMatchObject({ format: 'webp', width: side, height: Math.round(side / 1.5) });
      expect((body as Buffer).length).toBeLessThan(whole.length / 4);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/webp',
        etag: expect.stringContaining(`-${side}"`) as string,
      });
      await get(`?size=${side}`).set('if-none-match', String(headers.etag)).expect(304);
    }
    for (const size of ['49', '512', '-48', '48.0', '', 'x']) await get(`?size=${size}`).expect(400);
    const other = sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } });
    const otherId = idOf((await logoUpload(await other.png().toBuffer()).expect(201)).body);
    const { body } = await request(modules.url).get(`/api/logos/${otherId}?size=48`).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 48, height: 48 });
  });

  it('removes a logo in all sizes', async () => {
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const id = idOf((await logoUpload(picture)).body);
    await request(modules.url).get(`/api/logos/${id}?size=48`).expect(200);
    await files.remove(id);
    await request(modules.url).get(`/api/logos/${id}?size=48`).expect(404);
  });

  it('refuses a logo of another format, with too many pixels or with too many bytes', async () => {
    await logoUpload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg').expect(415);
    await logoUpload(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'logo.png').expect(415);
    await logoUpload(Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1')).expect(415);
    const tooLarge = await logoUpload(Buffer.alloc(LOGO_BYTES + 1)).expect(413);
    expect(tooLarge.body).toMatchObject({ code: 'too_large', errors: { image: MESSAGES.fileTooLarge } });
    const vast = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await logoUpload(vast).expect(413);
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it('accepts a logo of two megabytes', async () => {
    const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const padding = Buffer.alloc(LOGO_BYTES - picture.length);
    await logoUpload(Buffer.concat([picture, padding])).expect(201);
  });

  it('stores a file under a random key and shows its cleaned name [FILE-4]', async () => {
    const { body } = await pdfUpload(makePdf(), 'Ọlá "CV".pdf').expect(201);
    const kept = await modules.db.collection('files').findOne({});
    expect(kept).toMatchObject({ name: 'Ọlá CV.pdf', purpose: 'resume', contentType: 'application/pdf' });
    expect(kept?.storeKey).toMatch(/^[0-9a-f]{24}$/);
    expect(kept?.storeKey).not.toBe(idOf(body));
  });

  it('leaves nothing of a removed file', async () => {
    const id = idOf((await pdfUpload(makePdf()).expect(201)).body);
    expect(await stored()).toEqual([1, 1, 1]);
    await files.remove(id);
    expect(await stored()).toEqual([0, 0, 0]);
    await expect(files.open(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lets any client cache logos and initials and show them on other origins', async () => {
    const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const logo = await request(modules.url)
      .get(`/api/logos/${idOf((await logoUpload(picture)).body)}`)
      .expect(200);
    expect(logo.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-type': 'image/webp',
      'content-length': String((logo.body as Buffer).length),
      etag: expect.stringMatching(/^"[0-9a-f]{24}"$/) as string,
    });
    await request(logo.request.url as string)
      .get('')
      .set('if-none-match', '"another"')
      .expect(200);
    await request(logo.request.url as string)
      .get('')
      .set('if-none-match', logo.headers.etag as string)
      .expect(304);
    const address = new URL(files.initialsUrl('Ọlá Ṣẹgun'));
    const initials = await request(modules.url)
      .get(address.pathname + address.search)
      .expect(200);
    expect(String(initials.body)).toContain('>ỌṢ</text>');
    expect(initials.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const none of ['%3Ca.svg', 'AO', 'AO.svg?tint=8', 'ABC.svg?tint=1']) {
      const { body } = await request(modules.url).get(`/api/initials/${none}`).expect(404);
      expect(body).toMatchObject({ code: 'not_found', message: MESSAGES.fileNotFound });
    }
  });
});
