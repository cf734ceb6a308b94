/** Stands before a CSV, so that Excel reads it as UTF-8. What reads a file as text takes it away. */
export const CSV_MARK = '\uFEFF';
