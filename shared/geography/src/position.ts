/** A place on earth, in degrees (WGS 84), as the API keeps it. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}
