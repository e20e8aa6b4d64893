/** One of a version's files (W9). */
export interface PlanFile {
  file: string;
  media_type: string;
  text: string;
}
