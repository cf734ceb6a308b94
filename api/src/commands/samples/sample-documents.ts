import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { SampleSeeker } from './content/sample.js';

/** A4 in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 56;
const INK = rgb(0.07, 0.13, 0.11);
const BRAND = rgb(0.04, 0.42, 0.3);

/** Writes a page line by line. */
class Sheet {
  private y = HEIGHT - MARGIN;

  private constructor(
    private readonly page: PDFPage,
    private readonly plain: PDFFont,
    private readonly bold: PDFFont,
  ) {}

  static async of(document: PDFDocument): Promise<Sheet> {
    const plain = await document.embedFont(StandardFonts.Helvetica);
    return new Sheet(
      document.addPage([WIDTH, HEIGHT]),
      plain,
      await document.embedFont(StandardFonts.HelveticaBold),
    );
  }

  title(text: string): void {
    this.write(text, this.bold, 24, BRAND, 34);
  }

  heading(text: string): void {
    this.y -= 12;
    this.write(text, this.bold, 13, BRAND, 20);
  }

  text(text: string): void {
    for (const line of this.wrap(text)) this.write(line, this.plain, 11, INK, 16);
  }

  private write(text: string, font: PDFFont, size: number, color: typeof INK, step: number): void {
    this.page.drawText(text, { x: MARGIN, y: this.y - size, size, font, color });
    this.y -= step;
  }

  private wrap(text: string): string[] {
    const lines = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.plain.widthOfTextAtSize(longer, 11) <= WIDTH - 2 * MARGIN) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

export async function makeResume(seeker: SampleSeeker): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(`Resume of ${seeker.firstName} ${seeker.lastName}`);
  const sheet = await Sheet.of(document);
  sheet.title(`${seeker.firstName} ${seeker.lastName}`);
  sheet.text(`${seeker.headline} - ${seeker.town} - ${seeker.email}`);
  sheet.heading('Profile');
  sheet.text(seeker.summary);
  sheet.heading('Work');
  seeker.work.forEach((line) => sheet.text(line));
  sheet.heading('Education');
  seeker.study.forEach((line) => sheet.text(line));
  sheet.heading('Skills');
  sheet.text(seeker.skills);
  return Buffer.from(await document.save());
}

export async function makeCertificate(seeker: SampleSeeker): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle('Certificate of completion');
  const sheet = await Sheet.of(document);
  sheet.title('Certificate of completion');
  sheet.text(`This is to certify that ${seeker.firstName} ${seeker.lastName} has completed the course`);
  sheet.heading('Working well from a distance');
  sheet.text(
    'Forty hours on written communication, planning, security at home and teamwork across time zones.',
  );
  return Buffer.from(await document.save());
}
