"""Mass Mutation, house by house."""
