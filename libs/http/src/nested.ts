import { applyDecorators } from '@nestjs/common';
import { IsObject, ValidateNested } from 'class-validator';

const message = 'must be an object';

/** A DTO in a DTO. By itself class-validator takes a list in its place, and whatever the list holds. */
export const IsNested = (): PropertyDecorator => applyDecorators(IsObject({ message }), ValidateNested());

/** A list of DTOs, each an object. */
export const AreNested = (): PropertyDecorator =>
  applyDecorators(IsObject({ each: true, message }), ValidateNested({ each: true }));
