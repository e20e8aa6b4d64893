import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MAX_QUERY } from '@parley/knowledge';
import { Type } from 'class-transformer';
import { AreNested } from '@parley/http';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';

export class KnowledgeDocumentDto {
  @ApiProperty({ description: 'Its name and its identity: the same path again replaces it.' })
  @Length(1, 1000)
  @IsString()
  path!: string;

  @ApiProperty({ enum: ['markdown', 'text', 'pdf'] })
  @IsIn(['markdown', 'text', 'pdf'])
  kind!: 'markdown' | 'text' | 'pdf';

  @ApiPropertyOptional({ description: 'Of Markdown and text.' })
  @IsString()
  @IsOptional()
  text?: string;

  @ApiPropertyOptional({ type: [String], description: 'Of a PDF: one text for each page.' })
  @IsString({ each: true })
  @ArrayMaxSize(5000)
  @IsArray()
  @IsOptional()
  pages?: string[];
}

export class AddDocumentsDto {
  @ApiProperty({ type: [KnowledgeDocumentDto] })
  @ArrayMaxSize(100)
  @ArrayMinSize(1)
  @AreNested()
  @Type(() => KnowledgeDocumentDto)
  @IsArray()
  documents!: KnowledgeDocumentDto[];
}

export class SearchDto {
  @ApiProperty()
  @MaxLength(MAX_QUERY)
  @IsString()
  q!: string;

  @ApiPropertyOptional()
  @IsOptional()
  limit?: string;
}
