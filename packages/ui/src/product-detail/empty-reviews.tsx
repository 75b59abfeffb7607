import { StarIcon } from '../icon/icons.tsx';

export interface EmptyReviewsProps {
  /** Says that there are no reviews yet. */
  text: string;
}

/** Five stars that nobody has lit yet (spec, 2). The text says it; the stars are there for the eye. */
export function EmptyReviews({ text }: EmptyReviewsProps) {
  return (
    <div className="vt-empty-reviews">
      <div className="vt-empty-reviews__stars" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <StarIcon key={star} />
        ))}
      </div>
      <p>{text}</p>
    </div>
  );
}
