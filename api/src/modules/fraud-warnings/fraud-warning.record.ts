/** An order to warn applicants. It is removed when all of them are warned. */
export interface FraudWarning {
  /** The id of the job or company. */
  _id: string;
  about: 'job' | 'company';
}
