import { SetMetadata } from '@nestjs/common';

export const KEPT = 'kept';

/** A public read that its query alone decides, and that `PublicCache` answers. */
export const Kept = (): MethodDecorator => SetMetadata(KEPT, true);
