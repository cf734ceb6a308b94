import { UserContact, UserContent } from '../user.fields.js';

export class ProfileDto extends UserContent {}

export class ContactDto extends UserContact {}
