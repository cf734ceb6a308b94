import { UserContent } from '../user.fields.js';

export class ProfileDto extends UserContent {}
