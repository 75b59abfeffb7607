/** The query of the product list. Undefined fields are not sent. */
export interface ProductQuery {
  /**
   * Ids of products or of variants. More than 100 are sent in several requests. `order` and `sort_by` then apply to each request, and `offset`
   * and `limit` to the whole list.
   */
  ids?: readonly string[];
  offset?: number;
  limit?: number;
  order?: 'ASC' | 'DESC';
  /** The product field to sort by, such as `order`. */
  sort_by?: string;
  is_hidden?: boolean;
  /** An ISO date. Only products updated before it are returned. */
  to_date?: string;
  /**
   * Search words, 1 to 100 characters. The matching products are returned, best matches first unless `sort_by` is set. This is an
   * extension of the store API. A store without it ignores the field and returns all products, and the result has `searched: false`.
   */
  search?: string;
}
