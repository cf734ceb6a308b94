import {
  breakTextIntoLines,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { UserContent } from '../../modules/users/user.fields.js';
import type { SampleSeeker } from './content/sample.js';

/** A4 in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 56;
const TEXT_SIZE = 11;
const INK = rgb(0.07, 0.13, 0.11);
const BRAND = rgb(0.04, 0.42, 0.3);

class Sheet {
  private y = HEIGHT - MARGIN;

  private constructor(
    private readonly document: PDFDocument,
    private readonly page: PDFPage,
    private readonly plain: PDFFont,
    private readonly bold: PDFFont,
  ) {}

  static async titled(title: string): Promise<Sheet> {
    const document = await PDFDocument.create();
    document.setTitle(title);
    const plain = await document.embedFont(StandardFonts.Helvetica);
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    return new Sheet(document, document.addPage([WIDTH, HEIGHT]), plain, bold);
  }

  title(text: string): void {
    this.write(text, this.bold, 24, BRAND, 34);
  }

  heading(text: string): void {
    this.y -= 12;
    this.write(text, this.bold, 13, BRAND, 20);
  }

  text(text: string): void {
    const widthOf = (part: string) => this.plain.widthOfTextAtSize(part, TEXT_SIZE);
    for (const line of breakTextIntoLines(text, [' '], WIDTH - 2 * MARGIN, widthOf))
      this.write(line, this.plain, TEXT_SIZE, INK, 16);
  }

  async bytes(): Promise<Buffer> {
    return Buffer.from(await this.document.save());
  }

  private write(text: string, font: PDFFont, size: number, color: typeof INK, step: number): void {
    this.page.drawText(text, { x: MARGIN, y: this.y - size, size, font, color });
    this.y -= step;
  }
}

export async function makeResume(seeker: SampleSeeker): Promise<Buffer> {
  const name = `${seeker.firstName} ${seeker.lastName}`;
  const sheet = await Sheet.titled(`Resume of ${name}`);
  sheet.title(name);
  sheet.text(`${seeker.headline} - ${seeker.town} - ${seeker.email}`);
  sheet.heading('Profile');
  sheet.text(seeker.summary);
  sheet.heading('Work');
  seeker.work.forEach((line) => sheet.text(line));
  sheet.heading('Education');
  seeker.study.forEach((line) => sheet.text(line));
  sheet.heading('Skills');
  sheet.text(seeker.skills);
  return sheet.bytes();
}

export async function makeCertificate({ firstName, lastName }: UserContent): Promise<Buffer> {
  const sheet = await Sheet.titled('Certificate of completion');
  sheet.title('Certificate of completion');
  sheet.text(`This is to certify that ${firstName} ${lastName} has completed the course`);
  sheet.heading('Working well from a distance');
  sheet.text(
    'Forty hours on written communication, planning, security at home and teamwork across time zones.',
  );
  return sheet.bytes();
}
