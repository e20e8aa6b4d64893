import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

/** A whole number from `min` on, to `max` where there is one; what is wrong with it is said with the setting's name. */
export const WholeNumber = (min: number, wrong: string, max?: number): PropertyDecorator => {
  const message = `$property ${wrong}`;
  return applyDecorators(
    IsInt({ message }),
    Min(min, { message }),
    ...(max === undefined ? [] : [Max(max, { message })]),
  );
};
