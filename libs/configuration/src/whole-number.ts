import { applyDecorators } from '@nestjs/common';
import { IsInt, Min } from 'class-validator';

/** A whole number from `min` on; what is wrong with it is said with the setting's name. */
export const WholeNumber = (min: number, wrong: string): PropertyDecorator => {
  const message = `$property ${wrong}`;
  return applyDecorators(IsInt({ message }), Min(min, { message }));
};
