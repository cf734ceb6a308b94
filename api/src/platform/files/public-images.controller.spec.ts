import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { BytesInFlight } from '../limits/bytes-in-flight.js';
import type { FilesService } from './files.service.js';
import { PublicImagesController } from './public-images.controller.js';

describe('a logo that the client has cached', () => {
  it('is closed unread, because the store would keep its connection open', async () => {
    const bytes = Readable.from([Buffer.from('logo')]);
    const openLogo = () => Promise.resolve({ name: 'logo.webp', contentType: 'image/webp', size: 4, bytes });
    const controller = new PublicImagesController(
      { openLogo } as unknown as FilesService,
      { stream: () => undefined } as unknown as BytesInFlight,
    );
    const response = { set: jest.fn(), status: jest.fn().mockReturnThis(), end: jest.fn() };
    await controller.logo('f', {}, { fresh: true } as Request, response as unknown as Response);
    expect(response.status).toHaveBeenCalledWith(304);
    expect(response.end).toHaveBeenCalledWith();
    expect(bytes.destroyed).toBe(true);
  });
});
