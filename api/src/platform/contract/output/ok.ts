import { ApiProperty } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';

export class OkDto {
  @ApiProperty({ enum: [true], example: true, description: 'Always true in an answer with status 200' })
  success: true;

  @ApiProperty({ description: 'One sentence fit for a toast; `OK` for a plain read', example: MESSAGES.ok })
  message: string;
}

export function ok<T extends object>(body: T, message: string = MESSAGES.ok): T & OkDto {
  return { success: true, message, ...body };
}
