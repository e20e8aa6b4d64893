import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { fail } from '@parley/http';
import { PLAN_SCHEMAS } from '@parley/protocols/workshop';
import { Answers } from '../answers/index.js';

/** The JSON Schemas that the files keep (W9). */
@ApiTags('views')
@Controller('v1/plan-schemas')
export class PlanSchemasController {
  @Get()
  @Answers('SchemaNames', 'The names of the schemas.')
  list() {
    return { items: Object.keys(PLAN_SCHEMAS) };
  }

  @Get(':name')
  @Answers('JsonSchema', 'One JSON Schema (2020-12).')
  schema(@Param('name') name: string): object {
    return Object.hasOwn(PLAN_SCHEMAS, name) ? PLAN_SCHEMAS[name as keyof typeof PLAN_SCHEMAS] : fail('not-found');
  }
}
