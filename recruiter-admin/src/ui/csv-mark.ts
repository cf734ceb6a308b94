/** Byte order mark, so that Excel reads a CSV file as UTF-8. */
export const CSV_MARK = '\uFEFF';
